// Times as people read them, in their own zone.

/** What a clock shows: 9:58, or 1:02:07, or days and hours. */
export function clockFace(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  if (hours >= 48) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`; // prettier-ignore
}

/** Three days ago, in two hours. */
export function ago(ms: number, now: number, language: string): string {
  const seconds = Math.round((ms - now) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, size] of UNITS)
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  return format.format(0, "minute");
}

const UNITS = [["day", 86_400], ["hour", 3600], ["minute", 60]] as const; // prettier-ignore

/** A moment in the reader's own zone: Tuesday 14:05. */
export function moment(ms: number, language: string): string {
  const format = { weekday: "short", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(language, format).format(ms);
}
