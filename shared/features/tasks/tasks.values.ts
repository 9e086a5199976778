/** States of a task. The database's check constraint lists the same. */
export const taskStatuses = ['proposed', 'open', 'in_progress', 'done', 'cancelled'] as const;

/**
 * Lists of tasks. `late`: due and not done. `promises`: given to guests and not kept yet. All but `done` keep a task for
 * `doneShownMs` after it was ticked, so that the guest can be told and a tick taken back.
 */
export const taskViews = ['open', 'mine', 'late', 'promises', 'late_promises', 'done'] as const;
export type TaskView = (typeof taskViews)[number];

export const doneShownMs = 15 * 60_000;

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Most characters of a photo in base64: 1.5 MB. The console makes photos smaller before it sends them. */
export const longestPhoto = 2_000_000;

/** Most tasks that one answer holds. */
export const mostTasks = 300;
