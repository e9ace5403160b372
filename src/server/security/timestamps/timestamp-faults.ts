/** Why a response proves nothing, in words that follow what it is about. */
export const TIMESTAMP_FAULTS = {
  unreadable: 'it is not the response of a timestamp authority',
  refused: 'the authority refused the request',
  wrongImprint: 'it is a timestamp of something else',
  wrongNonce: 'it is the response to another request',
  wrongTime: 'its time is not that of the request',
  unknownCertificate: 'its certificate is not from an authority in AUDIT_TIMESTAMP_CA_FILE',
  unsuitableCertificate: 'its certificate is not one for timestamps',
  wrongSignature: 'its signature does not fit',
} as const;

export type TimestampFault = keyof typeof TIMESTAMP_FAULTS;
