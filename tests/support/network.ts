import net, { type AddressInfo } from 'node:net';

/** A way to PostgreSQL: its connections can fall silent without being closed, and new ones can be refused. */
export async function startNetwork(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const sockets: net.Socket[] = [];
  const server = net.createServer((socket) => {
    const onward = net.connect(Number(port), hostname);
    sockets.push(socket, onward);
    for (const each of [socket, onward]) each.on('error', () => {});
    socket.pipe(onward);
    onward.pipe(socket);
    socket.on('close', () => onward.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    fallSilent: () => sockets.forEach((socket) => socket.unpipe().pause()),
    refuse: () => void server.close(),
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
    },
  };
}
