export interface Mail {
  to: string;
  /** Whom an answer reaches; absent: the lender. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly Attachment[];
  /** What its HTML shows by `cid:` addresses: they travel with the mail, so that opening it loads nothing. */
  pictures?: readonly InlinePicture[];
}

export interface Attachment {
  filename: string;
  contentType: string;
  /** Base64. */
  content: string;
}

export interface InlinePicture extends Attachment {
  /** Named by the HTML as `cid:…`. */
  cid: string;
}
