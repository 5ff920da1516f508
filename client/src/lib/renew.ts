// A new build under an open page: what it would load next is gone, so it is loaded anew itself.

const AGAIN = 1000; // ms between two looks whether the server is there
const JUST = 10_000; // ms after which another attempt is worth it

export function renewWhenOutdated(): void {
  addEventListener("vite:preloadError", () => void renew());
}

let isRenewing = false;

async function renew(): Promise<void> {
  if (isRenewing || wasJustRenewed()) return; // it did not help
  isRenewing = true;
  while (!(await isServed())) await new Promise((done) => setTimeout(done, AGAIN));
  location.reload();
}

function wasJustRenewed(): boolean {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return arrival?.type === "reload" && performance.now() < JUST;
}

async function isServed(): Promise<boolean> {
  try {
    return (await fetch("/", { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
