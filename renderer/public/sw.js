/** Shows notices of waiting guests and of mentions while Concierge is closed. It keeps no files: the console needs the server anyway. */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, path, tag, received } = event.data.json();
  const shown = self.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    requireInteraction: true,
    icon: '/icon.svg',
    data: { path },
  });
  // The server learns that the device works; without a session it does not, and the notice is shown all the same.
  const told = fetch(received, { method: 'POST', credentials: 'include' }).catch(() => undefined);
  event.waitUntil(Promise.all([shown, told]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data.path, self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async ([open]) => {
      if (!open) return self.clients.openWindow(address);
      await open.focus();
      return open.navigate(address);
    }),
  );
});
