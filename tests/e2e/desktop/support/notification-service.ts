import dbus from 'dbus-next';
import { until } from '#tests/support/until.ts';

/** A requested notification; `closed` once it is no longer shown. */
export type Shown = {
  id: number;
  summary: string;
  body: string;
  actions: string[];
  hints: Record<string, unknown>;
  expireMs: number;
  closed: boolean;
};

export type NotificationService = {
  shown: Shown[];
  /** Notifications that are shown. */
  standing(): Shown[];
  /** Waits for a shown notification with this text in its title. */
  notice(words: string): Promise<Shown>;
  click(notice: Shown, action?: string): void;
  dismiss(notice: Shown): void;
  /** Removes all notifications, such as those of a program that was killed. */
  clear(): void;
  /** Switches the desktop's own "do not disturb", which KDE tells by a property. */
  inhibit(on: boolean): void;
  stop(): void;
};

type Emitting = {
  inhibited: boolean;
  ActionInvoked(id: number, key: string): void;
  NotificationClosed(id: number, reason: number): void;
};

/** A small `org.freedesktop.Notifications` service (specification 1.2) on the tests' session bus. */
export async function startNotificationService(): Promise<NotificationService> {
  const bus = dbus.sessionBus();
  const shown: Shown[] = [];
  const face = new (notificationsInterface(shown))('org.freedesktop.Notifications') as unknown as Emitting;
  const close = (id: number, reason: number) => {
    for (const notice of shown) if (notice.id === id) notice.closed = true;
    face.NotificationClosed(id, reason);
  };
  bus.export('/org/freedesktop/Notifications', face as unknown as dbus.interface.Interface);
  await bus.requestName('org.freedesktop.Notifications', 4);
  const standing = () => shown.filter(({ closed }) => !closed);
  return {
    shown,
    standing,
    notice: (words) =>
      until(`a notice says "${words}"`, () => standing().find(({ summary }) => summary.includes(words)), 15),
    click(notice, action = 'default') {
      face.ActionInvoked(notice.id, action);
      close(notice.id, 2);
    },
    inhibit: (on) => void (face.inhibited = on),
    dismiss: (notice) => close(notice.id, 2),
    clear: () => standing().forEach(({ id }) => close(id, 2)),
    stop: () => bus.disconnect(),
  };
}

const closedByCall = 3;

function notificationsInterface(shown: Shown[]) {
  let next = 1;
  class Notifications extends dbus.interface.Interface {
    inhibited = false;
    get Inhibited() {
      return this.inhibited;
    }
    GetCapabilities() {
      return ['body', 'actions', 'persistence', 'icon-static'];
    }
    GetServerInformation() {
      return ['notifications-of-tests', 'tests', '1.0', '1.2'];
    }
    Notify(
      _app: string,
      replaces: number,
      _icon: string,
      summary: string,
      body: string,
      actions: string[],
      hints: Record<string, dbus.Variant>,
      expireMs: number,
    ) {
      const id = replaces || next++;
      for (const notice of shown) if (notice.id === id) notice.closed = true;
      const told = Object.fromEntries(Object.entries(hints).map(([name, { value }]) => [name, value]));
      shown.push({ id, summary, body, actions, hints: told, expireMs, closed: false });
      return id;
    }
    CloseNotification(id: number) {
      for (const notice of shown) if (notice.id === id) notice.closed = true;
      this.NotificationClosed(id, closedByCall);
    }
    ActionInvoked(id: number, key: string) {
      return [id, key];
    }
    NotificationClosed(id: number, reason: number) {
      return [id, reason];
    }
  }
  Notifications.configureMembers({
    properties: { Inhibited: { signature: 'b', access: 'read' } },
    methods: {
      GetCapabilities: { outSignature: 'as' },
      GetServerInformation: { outSignature: 'ssss' },
      Notify: { inSignature: 'susssasa{sv}i', outSignature: 'u' },
      CloseNotification: { inSignature: 'u' },
    },
    signals: { ActionInvoked: { signature: 'us' }, NotificationClosed: { signature: 'uu' } },
  });
  return Notifications;
}
