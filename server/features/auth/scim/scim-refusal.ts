/** A refusal in SCIM's words (RFC 7644, 3.12). */
export class ScimRefusal extends Error {
  readonly status: number;
  readonly scimType: string | undefined;
  constructor(status: number, detail: string, scimType?: string) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
}
