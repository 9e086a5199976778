/** Header that carries the client's address from Express (which knows the proxies) to better-auth's rate limits. */
export const clientIpHeader = 'x-client-ip';
