/** Directives and their sources. */
export type Policy = Record<string, string[]>;

/**
 * Policy of the console's pages: only files of our own origin; antd needs inline styles. `maps` adds the sources that
 * Google Maps needs: https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
export function contentSecurityPolicy({ maps }: { maps: boolean }): Policy {
  const google = (...sources: string[]) => (maps ? sources : []);
  return {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...google('https://*.googleapis.com', 'https://maps.gstatic.com', "'wasm-unsafe-eval'", 'blob:'),
    ],
    'style-src': ["'self'", "'unsafe-inline'", ...google('https://fonts.googleapis.com')],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      ...google(
        'https://*.googleapis.com',
        'https://*.gstatic.com',
        'https://*.google.com',
        'https://*.googleusercontent.com',
      ),
    ],
    'font-src': ["'self'", 'data:', ...google('https://fonts.gstatic.com')],
    'connect-src': [
      "'self'",
      ...google('https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'),
    ],
    'worker-src': ["'self'", ...google('blob:')],
    'frame-src': maps ? ['https://*.google.com'] : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** The policy as a header value. */
export const policyText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** Policy for files sent by guests: no script and no other active content. */
export const filePolicy = "default-src 'none'; sandbox";
