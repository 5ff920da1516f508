// Answers that are here, or on their way, before anybody asks for them: each is taken once.

const known = new Map<string, Promise<Response>>();

export const early = {
  /** Ask for something at once; `force-cache` takes what was answered last time, if anything. */
  ask(path: string, cache: RequestCache = "default"): void {
    const answer = fetch(path, { cache });
    answer.catch(() => {}); // whoever takes it hears of it
    known.set(path, answer);
  },

  /** Keep what another answer brought along. */
  put(path: string, body: unknown): void {
    known.set(path, Promise.resolve(Response.json(body)));
  },

  take(path: string): Promise<Response> | undefined {
    const answer = known.get(path);
    known.delete(path);
    return answer;
  },
};
