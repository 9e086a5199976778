import { useEffect } from 'react';
import { create } from 'zustand';
import type { Task } from '#shared/features/tasks/tasks.schema.ts';

/** What the dialog begins with: a stored task, or what a new one is made from. */
export type TaskStart =
  | { task: Task }
  | { task: null; conversationId: string | null; messageId: string | null; text: string };

/** The open dialog of a task; null while it is closed. */
export const useTaskDialog = create<{ start: TaskStart | null }>(() => ({ start: null }));

export const openTask = (start: TaskStart): void => useTaskDialog.setState({ start });

export const openNewTask = (): void => openTask({ task: null, conversationId: null, messageId: null, text: '' });

export const closeTask = (): void => useTaskDialog.setState({ start: null });

/** For a page with the dialog: leaving the page closes it. */
export const useTaskDialogOfPage = (): void => useEffect(() => closeTask, []);
