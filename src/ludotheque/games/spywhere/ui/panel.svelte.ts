// How I like to see the odds; kept on this device.

export type Model = "proof" | "habit" | "none";

const KEY = "spywhere-odds";

class Panel {
  model = $state<Model>((localStorage.getItem(KEY) as Model | null) ?? "proof");

  show(model: Model): void {
    this.model = model;
    localStorage.setItem(KEY, model);
  }
}

export const panel = new Panel();
