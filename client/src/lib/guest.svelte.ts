// Who I am here: a name and a language, asked for once and never required.

import { get, post, put, remove } from "./api";
import type { Me } from "./contract";
import { forgetAll } from "./kept";
import { words, type Language } from "./words.svelte";

class Guest {
  me = $state.raw<Me>({ is_known: false });

  get name(): string {
    return this.me.name ?? "";
  }

  async load(): Promise<void> {
    this.me = await get<Me>("/me");
  }

  async rename(name: string): Promise<void> {
    this.me = await put<Me>("/me", { name, language: words.language });
  }

  /** Speak another language; whoever is known is spoken to in it by the server, too. */
  async speak(language: Language): Promise<void> {
    await words.speak(language);
    if (this.me.is_known) this.me = await put<Me>("/me", { name: this.name, language });
  }

  async forget(): Promise<void> {
    await remove("/me");
    forgetAll();
    this.me = { is_known: false };
  }

  async recover(secret: string): Promise<void> {
    this.me = await post<Me>("/recover", { secret });
  }
}

export const guest = new Guest();
