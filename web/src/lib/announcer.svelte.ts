/** Short notices on the screen, and what a screen reader is told. */

export interface Toast {
  id: number;
  text: string;
  kind: "info" | "error";
  why: string;
}

class Announcer {
  toasts: Toast[] = $state.raw([]);
  /** Read out politely: what happened, and what is asked. */
  spoken = $state("");
  /** The open dialogs, the one on top last. */
  dialogs: object[] = $state.raw([]);
  private next = 0;

  toast(text: string, kind: Toast["kind"] = "info", why = ""): void {
    const id = ++this.next;
    this.toasts = [...this.toasts.slice(-3), { id, text, kind, why }];
    setTimeout(() => this.drop(id), kind === "error" ? 9000 : 5000);
  }

  drop(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  /** Say something; the same words again are heard again. */
  say(text: string): void {
    this.spoken = this.spoken === text ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
