/**
 * Whether only administrators can have written a policy file: on Windows by its security descriptor in SDDL, whose ids do
 * not depend on the language; elsewhere by owner and mode. Source: [MS-DTYP] 2.4 (SIDs, access masks) and 2.5 (SDDL).
 */
export type Trust = { ok: true } | { ok: false; problem: string };

const refused = (problem: string): Trust => ({ ok: false, problem });

/** Administrators, the system, and Windows' own installer. */
const administrators: ReadonlySet<string> = new Set([
  'BA',
  'SY',
  'S-1-5-32-544',
  'S-1-5-18',
  'S-1-5-80-956008885-3418522649-1831038044-1853292631-2271478464',
]);

/** Read and execute rights in every spelling. Any other right can change something. */
const readMask = 0x0012_00a9 | 0x0000_0088;
const genericRead = 0xa000_0000;
const harmless: ReadonlySet<string> = new Set(['FR', 'FX', 'GR', 'GX', 'RC', 'CC', 'SW', 'WP', 'LO']);

/** `what` names the file or folder in the message; `sddl` is the output of `Get-Acl`. */
export function trustOfSddl(what: string, sddl: string): Trust {
  const owner = /^O:(S-[\d-]+|[A-Z]{2})/.exec(sddl.trim())?.[1];
  if (!owner) return refused(`${what}: its owner could not be read`);
  if (!administrators.has(owner)) return refused(`${what} belongs to ${owner}, not to administrators`);
  // Conditional entries contain brackets, do not match, and are therefore not trusted.
  const list = /^O:(?:S-[\d-]+|[A-Z]{2})(?:G:(?:S-[\d-]+|[A-Z]{2}))?D:([A-Z]*)((?:\([^()]*\))*)(?:S:.*)?$/.exec(
    sddl.trim(),
  );
  // Without an access list everyone has full access.
  if (!list || /NO_ACCESS_CONTROL/.test(sddl)) return refused(`${what} has no access list that can be read`);
  for (const [, entry = ''] of list[2]!.matchAll(/\(([^()]*)\)/g)) {
    const [type = '', flags = '', rights = '', , , trustee = ''] = entry.split(';');
    const grants = type === 'A' || type === 'XA' || type === 'OA' || type === 'ZA';
    const forOthers = /^(?:..)*IO/.test(flags);
    if (grants && !forOthers && !administrators.has(trustee) && !readsOnly(rights))
      return refused(`${what} may be changed by ${trustee}`);
  }
  return { ok: true };
}

function readsOnly(rights: string): boolean {
  if (/^0x[\da-f]{1,8}$/i.test(rights)) {
    const mask = Number.parseInt(rights, 16);
    return (mask & ~(readMask | genericRead)) >>> 0 === 0;
  }
  const named = Array.from({ length: rights.length / 2 }, (_, index) => rights.slice(2 * index, 2 * index + 2));
  return rights.length % 2 === 0 && named.every((code) => harmless.has(code));
}

/** Owner and mode of a file or folder on macOS and Linux, links not followed. */
export function trustOfMode(what: string, { uid, mode, link }: { uid: number; mode: number; link: boolean }): Trust {
  if (link) return refused(`${what} is a link`);
  if (uid !== 0) return refused(`${what} belongs to user ${uid}, not to root`);
  return (mode & 0o022) === 0 ? { ok: true } : refused(`${what} may be written by others than root`);
}

/**
 * The values of `reg query`, whose type names do not depend on the language: texts, and numbers as booleans. Null stands for
 * a value of another type, which is no setting.
 */
export function registryValues(output: string): Record<string, string | boolean | null> {
  const values: Record<string, string | boolean | null> = {};
  for (const line of output.split(/\r?\n/)) {
    const [, name, type, value = ''] =
      /^\s{2,8}(\w{1,40})\s+(REG_[A-Z_]{1,40})(?:\s+(.{1,2000}?))?\s*$/.exec(line) ?? [];
    if (!name) continue;
    if (type === 'REG_SZ') values[name] = value;
    else values[name] = type === 'REG_DWORD' ? Number.parseInt(value, 16) !== 0 : null;
  }
  return values;
}
