/** Bundle id on macOS, AppUserModelId on Windows. If it changes, installed copies no longer receive updates. */
export const appId = 'app.concierge.desk';

/**
 * The COM class by which Windows starts the program for a click on a toast. Shortcut, registry and program name the same
 * one; without a fixed one Electron makes another at each start, and clicks on older toasts are lost.
 */
export const toastActivator = '{7B1D5C0E-6E2A-4B8B-9C52-3A1F0D9E44C7}';
