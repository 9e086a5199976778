/** Directives and their sources. */
export type Policy = Record<string, string[]>;

/**
 * What a page of the console may load: our own files alone; antd needs inline styles. With `maps`, what Google Maps needs
 * as well: https://developers.google.com/maps/documentation/javascript/content-security-policy
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

/** The policy as the header's text. */
export const policyText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** For files that guests send: nothing in them may run. */
export const filePolicy = "default-src 'none'; sandbox";
