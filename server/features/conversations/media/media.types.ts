/** A file as it is shown to staff, or fetched by the provider. */
export type MediaFile = { content_type: string; filename: string; data: Buffer };
