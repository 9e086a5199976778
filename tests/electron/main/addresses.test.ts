import { describe, expect, test } from 'vitest';
import { isSameOrigin, mayCall, mayUse, classifyTarget } from '#electron/main/protocol/guards.rules.ts';
import { contentType, fileFor } from '#electron/main/protocol/files.rules.ts';
import { routeOf, routeOfArguments, routeOfLink } from '#electron/main/protocol/routes.rules.ts';
import { serverAddress } from '#electron/main/policy/server-address.rules.ts';

const id = '0f9c6a52-1d2e-4f3a-8b4c-5d6e7f8091a2';

describe("the server's address", () => {
  test.each([
    ['desk.example.com', 'https://desk.example.com'],
    [' https://desk.example.com/requests?x=1 ', 'https://desk.example.com'],
    ['https://desk.example.com:8443/', 'https://desk.example.com:8443'],
    ['localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['https://user:secret@desk.example.com', 'https://desk.example.com'],
  ])('%s is understood', (typed, address) => expect(serverAddress(typed)).toEqual({ ok: true, address }));

  test.each(['http://desk.example.com', 'http://localhost.evil.example', 'http://10.0.0.4:3000'])(
    '%s is refused, since it would cross the network in plain text',
    (typed) => expect(serverAddress(typed)).toEqual({ ok: false, problem: 'insecure' }),
  );

  test.each(['', 'two words', 'file:///etc/passwd', 'javascript:alert(1)', 'https://', 'ftp://desk.example.com'])(
    '"%s" is no address',
    (typed) => expect(serverAddress(typed).ok).toBe(false),
  );
});

describe('a link from outside', () => {
  test.each([
    ['concierge-desk://open/requests', '/requests'],
    ['CONCIERGE-DESK://OPEN/bookings', '/bookings'],
    [`concierge-desk://open/requests?conversation=${id}&admin=1`, `/requests?conversation=${id}`],
    ['concierge-desk://open/guests?conversation=x#y', '/guests'],
  ])('%s opens %s', (link, route) => expect(routeOfLink(link)).toBe(route));

  test.each([
    'concierge-desk://open/../../etc/passwd',
    'concierge-desk://open//evil.example',
    'concierge-desk://evil/requests',
    'concierge-desk://open/api/auth/sign-out',
    'concierge-desk://open/hotel/x/manage',
    'concierge-desk://open/requests?conversation=%3Cscript%3E',
    'concierge-desk://user:pw@open/requests',
    'https://open/requests',
    'javascript:alert(1)',
    '--inspect',
  ])('%s opens nothing', (link) => expect(routeOfLink(link)).toBeNull());

  test('is found among the arguments of a start', () => {
    expect(routeOfArguments(['electron', '--flag', 'concierge-desk://open/guests'])).toBe('/guests');
    expect(routeOfArguments(['electron', '.'])).toBeNull();
  });

  test('never leaves the console by a path', () => {
    expect(routeOf('//evil.example/requests')).toBeNull();
    expect(routeOf('https://evil.example/requests')).toBeNull();
    expect(routeOf('requests')).toBeNull();
  });
});

describe('where a page may lead', () => {
  const server = 'http://localhost:3000';
  test.each([
    ['app://concierge/faqs?question=x', { to: 'console', path: '/faqs?question=x' }],
    ['https://example.org/help', { to: 'outside', url: 'https://example.org/help' }],
    ['mailto:desk@example.com', { to: 'outside', url: 'mailto:desk@example.com' }],
    ['http://localhost:3000/mailbox', { to: 'outside', url: 'http://localhost:3000/mailbox' }],
    ['http://example.org/', { to: 'nowhere' }],
    ['file:///etc/passwd', { to: 'nowhere' }],
    ['javascript:alert(1)', { to: 'nowhere' }],
    ['smb://share/x', { to: 'nowhere' }],
    ['ms-msdt:/id', { to: 'nowhere' }],
    ['https://desk@evil.example/', { to: 'nowhere' }],
    ['app://concierge.evil/', { to: 'nowhere' }],
  ])('%s', (address, way) => expect(classifyTarget(address, server)).toEqual(way));

  test('a page stays on its own origin', () => {
    expect(isSameOrigin('app://concierge/requests', 'app://concierge/guests')).toBe(true);
    expect(isSameOrigin('app://concierge/requests', 'app://setup/')).toBe(false);
    expect(isSameOrigin('app://concierge/requests', 'app://concierge.evil/')).toBe(false);
    expect(isSameOrigin('https://evil.example/', 'https://evil.example/')).toBe(false);
  });

  test.each(['media', 'geolocation', 'notifications', 'openExternal', 'clipboard-read', 'usb', 'hid', 'unknown'])(
    'no page gets the permission "%s"',
    (permission) => expect(mayUse(permission, 'app://concierge/requests')).toBe(false),
  );

  test('the console may copy, a foreign page may not', () => {
    expect(mayUse('clipboard-sanitized-write', 'app://concierge/requests')).toBe(true);
    expect(mayUse('clipboard-sanitized-write', 'https://evil.example/')).toBe(false);
  });

  test('calls over the bridge are accepted from the console’s main frame only', () => {
    const home = 'app://concierge';
    expect(mayCall({ url: 'app://concierge/requests', parent: null }, home)).toBe(true);
    expect(mayCall({ url: 'app://concierge/requests', parent: {} }, home)).toBe(false);
    expect(mayCall({ url: 'app://concierge/media/1/0', parent: null }, home)).toBe(false);
    expect(mayCall({ url: 'app://concierge.evil/', parent: null }, home)).toBe(false);
    expect(mayCall({ url: 'data:text/html,x', parent: null }, home)).toBe(false);
    expect(mayCall(null, home)).toBe(false);
  });
});

describe('files of the console', () => {
  const root = '/opt/desk/renderer';
  test.each([
    ['/', `${root}/index.html`],
    ['/requests', `${root}/index.html`],
    ['/assets/index-1a2b.js', `${root}/assets/index-1a2b.js`],
  ])('%s', (path, file) => expect(fileFor(root, path)).toBe(file));

  test.each(['/../secret.js', '/%2e%2e%2f%2e%2e%2fpackage.json', '/..%5c..%5cx.json', '/%00.js', '/%ff.js'])(
    '%s names nothing inside',
    (path) => expect(fileFor(root, path)).toBeNull(),
  );

  test('have content types by extension; unknown ones are octet-stream', () => {
    expect(contentType('a.js')).toContain('javascript');
    expect(contentType('a.exe')).toBe('application/octet-stream');
  });
});
