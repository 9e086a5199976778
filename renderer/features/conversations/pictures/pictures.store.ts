import { create } from 'zustand';

/** A picture of a thread; `messageId` and `index` are its place in the API. */
export type ShownPicture = { messageId: string; index: number; url: string; filename: string };
type Opened = ShownPicture & { conversationId: string };

/** The picture that is shown large; null: none. */
export const usePictureViewer = create<{ opened: Opened | null }>(() => ({ opened: null }));

export const openPicture = (opened: Opened): void => usePictureViewer.setState({ opened });

export const closePicture = (): void => usePictureViewer.setState({ opened: null });
