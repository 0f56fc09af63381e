/** "It is your turn": in the title, by a sound, and as a desktop notice while nobody looks. */

let plain = "Tafelrunde";
let sign = "";

function write(): void {
  document.title = sign ? `${sign} ${plain}` : plain;
}

export function setTitle(title: string): void {
  plain = title ? `${title} · Tafelrunde` : "Tafelrunde";
  write();
}

/** Mark the title while it is this person's turn. */
export function setTurn(mine: boolean): void {
  sign = mine ? "● " : "";
  write();
}

export function canNotify(): boolean {
  return typeof Notification !== "undefined";
}

/** Ask for the permission; only in answer to a gesture. */
export async function allowNotices(): Promise<boolean> {
  if (!canNotify()) return false;
  if (Notification.permission === "granted") return true;
  return (await Notification.requestPermission()) === "granted";
}

/** A desktop notice, only while the tab is hidden. */
export function notify(title: string, body: string): void {
  if (!document.hidden || !canNotify() || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body, tag: "tafelrunde-turn" });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // Some phones only allow notices from a service worker.
  }
}
