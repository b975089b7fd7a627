// This browser as a way to be told: it asks its player, and its maker for an address.

/** Browsers without it, and pages that are neither https nor on this machine, cannot be told. */
export const canBeTold = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Where this browser is told, as JSON; null if its player does not allow it. Throws if its maker gives no address. */
export async function whereToTell(key: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/push.js");
  const worker = await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe(); // it may be bound to a key of former times
  return JSON.stringify(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}
