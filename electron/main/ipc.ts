import { ipcMain, type WebContents } from 'electron';
import type { z } from 'zod';
import { channelOf, desktopCalls, desktopOrigin, type DesktopAnswers, type DesktopCall } from '#shared/desktop.ts';
import { mayCall } from './protocol/guards.rules.ts';

/** What answers each call: the page that called, then the values of the call. */
export type Handlers = {
  [Name in DesktopCall]: (
    page: WebContents,
    ...values: z.output<(typeof desktopCalls)[Name]>
  ) => DesktopAnswers[Name] | Promise<DesktopAnswers[Name]>;
};

/** Answers the console's calls. Calls from other frames, or with arguments outside the schema, are rejected. */
export function answerCalls(handlers: Handlers): void {
  for (const name of Object.keys(desktopCalls) as DesktopCall[]) {
    const handle = handlers[name] as (page: WebContents, ...values: unknown[]) => unknown;
    ipcMain.handle(channelOf(name), (event, ...values: unknown[]) => {
      if (!mayCall(event.senderFrame, desktopOrigin)) throw new Error('refused: not the console');
      const read = desktopCalls[name].safeParse(values);
      if (!read.success) throw new Error(`refused: ${name} may not carry this`);
      return handle(event.sender, ...read.data);
    });
  }
}
