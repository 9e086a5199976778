import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const tracked = execFileSync('git', ['ls-files', 'renderer/features', 'renderer/pages'], {
  cwd: root,
  encoding: 'utf8',
});
const parts = tracked.split('\n').filter((file) => file.endsWith('.tsx'));
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');

const form = /<(?:form|Form(?!\.)|PlainForm|GuardedForm|DraftForm|GrowingField|LongTextField|Input\.TextArea)\b/;
const guard = /\b(?:LeaveGuard|DraftGuard|GuardedForm|useAskToLeave|useLeaveGuard)\b/;

/** Forms that do not ask, by file or folder, with the reason. */
const free: Record<string, string> = {
  'features/auth/sign-in/': 'before the sign-in; names and addresses of a new account are kept over a reload',
  'features/auth/account/password-': 'passwords',
  'features/auth/acting/act-dialog.tsx': 'one line, in a dialog outside of the pages',
  'features/auth/second-factor/': 'a code',
  'features/conversations/notes/note-form.tsx': 'notes are kept as drafts',
  'features/conversations/reply/locked-reply.tsx': 'replies are kept as drafts',
  'features/conversations/reply/reply-box.tsx': 'replies are kept as drafts',
  'features/conversations/tags/': 'a word in a menu',
  'features/conversations/views/': 'a name in a menu',
  'features/guest-phone/': 'practice',
  'features/messaging/simulator/': 'practice',
  'features/hotels/management/': 'the name of a hotel, typed as a confirmation',
  'features/hotels/switch-hotel.tsx': 'a search',
};
/** Parts of forms that ask. */
const inside = [
  'features/bookings/form/booking-form-fields.tsx',
  'features/bookings/import/import-source.tsx',
  'features/hotels/form/hotel-form-fields.tsx',
  'features/hotels/onboarding/knowledge-pair-field.tsx',
  'features/knowledge/entry-fields.tsx',
  'features/knowledge/import/',
  'features/messaging/settings-f',
  'features/messaging/templates/',
  'features/tasks/task-form.tsx',
];

test('each form asks before it is left, or is listed with the reason why not', () => {
  const reasons = [...Object.keys(free), ...inside];
  const listed = (file: string) => reasons.some((one) => file.slice('renderer/'.length).startsWith(one));
  const silent = parts.filter((file) => form.test(text(file)) && !guard.test(text(file)));
  expect(silent.filter((file) => !listed(file))).toEqual([]);
  expect(reasons.filter((one) => !silent.some((file) => file.startsWith(`renderer/${one}`)))).toEqual([]);
});
