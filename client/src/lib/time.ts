// Times as people read them, in their own zone.

import type { Playing } from "./game";

const HOUR = 3_600_000;

/** What is left to a seat: of its base, or until it is late; null where no clock runs for it. */
export function timeLeft(
  { clock, house, seats, status, now, isPast }: Playing,
  seat: number,
): number | null {
  if (!clock || isPast || house.stage !== "playing" || seats[seat]?.bot) return null;
  if (status.asked.includes(seat) && clock.until !== null && !clock.is_paused)
    return Math.max(0, clock.until - now);
  return clock.left[seat] || null; // act by act nothing is kept for later
}

/** Until when somebody has to act, where that is not a matter of minutes. */
export function deadline({ clock, house, now, isPast }: Playing): number | null {
  if (!clock?.until || isPast || house.stage !== "playing") return null;
  return clock.until - now > HOUR ? clock.until : null;
}

/** What a clock shows: 09:58, 1:02:07, 23 h, or days and hours: seconds only where they count. */
export function clockFace(ms: number, language: string): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  const unit = (n: number, unit: "day" | "hour") =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "narrow" }).format(n);
  if (hours >= 10 && hours < 48) return unit(hours, "hour");
  if (hours >= 48) return `${unit(Math.floor(hours / 24), "day")} ${unit(hours % 24, "hour")}`;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`; // prettier-ignore
}

/** 3 days ago, in 2 hr, now. */
export function ago(ms: number, now: number, language: string): string {
  const seconds = Math.round((ms - now) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  for (const [unit, size] of UNITS)
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  return format.format(0, "second");
}

const UNITS = [["day", 86_400], ["hour", 3600], ["minute", 60]] as const; // prettier-ignore

/** A moment in the reader's own zone: Tue 14:05, or Tue 24 Nov 14:05 where there are several. */
export function moment(ms: number, now: number, language: string): string {
  const far = ms - now > 6 * 24 * HOUR ? ({ day: "numeric", month: "short" } as const) : {};
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat(language, { weekday: "short", ...clock, ...far }).format(ms);
}
