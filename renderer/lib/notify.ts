import i18n from 'i18next';
import type { ReactNode } from 'react';
import { ApiError } from './api-error.ts';

type Toast = { key?: string; title: string; description?: ReactNode; duration?: number };
/** Where toasts appear: antd's notification, bound once by the providers so that code outside React can use it. */
export type ToastSink = { success(toast: Toast): void; error(toast: Toast): void; info(toast: Toast): void };

let sink: ToastSink | null = null;

/** Called once by the providers. */
export function bindToasts(next: ToastSink): void {
  sink = next;
}

/** Says that something happened which the eye does not already see. */
export function notifySuccess(title: string, description?: string): void {
  sink?.success({ title, ...(description ? { description } : {}) });
}

export function notifyInfo(title: string, description?: string): void {
  sink?.info({ title, ...(description ? { description } : {}) });
}

/**
 * Turns a failed call into the toast that section 8 of the specification names, in the destructive style.
 * `title` and `description` are the specification's words, already translated. Without a description the
 * server's own words are shown; an unexpected failure adds the number under which it is in the server's log.
 */
export function notifyFailure(title: string, error?: unknown, description?: string): void {
  const lines = [description ?? i18n.t(messageOf(error)), referenceOf(error)].filter(Boolean);
  sink?.error({ title, duration: 8, ...(lines.length ? { description: lines.join(' ') } : {}) });
}

/** The words of a failure for people. */
export function messageOf(error: unknown): string {
  if (error instanceof Error && error.message) return error.message;
  return 'Something went wrong. Try again.';
}

function referenceOf(error: unknown): string | null {
  return error instanceof ApiError && error.code === 'internal' && error.request_id ? `(${error.request_id})` : null;
}
