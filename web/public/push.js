// The part of Tabard that runs when its pages are closed: shows a notice, and opens the table when it is chosen.

self.addEventListener("push", (event) => {
  const told = event.data.json();
  const way = { tag: told.table, data: told.link, icon: "/favicon.svg" };
  event.waitUntil(self.registration.showNotification(told.text, way));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(shown(new URL(new URL(event.notification.data).pathname, self.location.origin).href));
});

async function shown(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => page.url.split(/[?#]/)[0] === address);
  return open ? open.focus() : self.clients.openWindow(address);
}
