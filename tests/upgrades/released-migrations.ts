/** The SHA-256 of every migration that a kept schema contains: databases have applied them as they were. */
export const RELEASED: Readonly<Record<string, string>> = {
  '0001-sessions-drafts-requests':
    '475b046ed8a6b043c758bebadb65e8855d748cfd71574388df281670ff7517ef',
  '0002-deliveries': '9aa6751336e3de2cac1040588985a5affdaa8602ca8a0524fe73f8fd2ff4a09b',
  '0003-sign-ins': 'c7286d8d120d409366538cb580a230a54f14394c032558f6b728cc4fb3c699d5',
  '0004-shares': 'c1bdf20cb2d574eb624569620e7d0379864db37af6510256a559109a302781ba',
  '0005-shares-by-session': '0a7d77a940a277b95c0e70e340c3b771cf0a0b148e4dd8c118ff952263ef8f45',
  '0006-attachments-apart': '8e5b1c86a64297c76d5c776860b9705b415b932268577c6d471822772af520ac',
  '0007-unconfirmed-requests': 'f6d2859344a8f3027144ca0a7da975d08b1a5afc104e41e6debd3e71b0e199da',
  '0008-uploads': '7c2e63a091343cd26368944069a6a3edb90a190491170517b2be9665390799a0',
  '0009-inquiries': '72d289884c90dca44437605545c3d0715109d87859d81c2fc0f5b3fb52a321e5',
  '0010-newsletter': 'bb869d9401e8d16623383c5f34ed2f5a951069e55ef3c691e2704d8c898a48b3',
  '0011-shares-to-agree': '5ae10bee57f520cfff2ba8192e8edd2df19bfe0d563af12fbb0b9f673708fcf8',
  '0012-mails-counted': '2b0afc2e848400e319f05df71795c118109d479069a783222664d665f201067c',
};
