import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Answers the question why and for how long a super admin acts in a hotel. */
export async function answerWhy(reason = 'Ticket 17'): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  const yes = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Act in this hotel' });
  expect(yes().disabled).toBe(true);
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: reason } });
  await waitFor(() => expect(yes().disabled).toBe(false));
  fireEvent.click(yes());
}
