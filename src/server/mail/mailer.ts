export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly Attachment[];
}

export interface Attachment {
  filename: string;
  contentType: string;
  /** Base64. */
  content: string;
}

/** Hands mail over. Throws when it was not taken: the queue tries again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
