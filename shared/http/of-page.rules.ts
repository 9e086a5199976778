/** What is listed for the page at an address, by the page's path or its pattern, for example `/hotel/:hotelId/manage`. */
export function ofPage<What>(pages: Record<string, What>, pathname: string): What | undefined {
  const parts = pathname.split('/');
  const matches = (pattern: string) => {
    const wanted = pattern.split('/');
    return wanted.length === parts.length && wanted.every((one, index) => one === parts[index] || one.startsWith(':'));
  };
  const path = Object.hasOwn(pages, pathname) ? pathname : Object.keys(pages).find(matches);
  return path === undefined ? undefined : pages[path];
}
