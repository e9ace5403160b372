import type { uploads as french } from '../fr/uploads.ts';
import type { Translation } from '../translation.ts';

/** Why a file was not taken. */
export const uploads: Translation<typeof french> = {
  faults: {
    empty: '‘{name}’ is empty.',
    type: '‘{name}’ is not a type of file that we accept: pictures, PDF, text, Word, Excel, PowerPoint (pptx), Pages or RTF.',
    disguised:
      '‘{name}’ contains something other than its name says. Save it again from the program it was made with.',
    macros: '‘{name}’ contains macros. Save it without macros, or as a PDF.',
    active: '‘{name}’ contains a script or a program. Print it to PDF and add that PDF.',
    protected: '‘{name}’ is protected by a password. Remove the protection, then add it again.',
    bomb: '‘{name}’ becomes far too large when it is unpacked. Save it as a PDF.',
    unreadable:
      '‘{name}’ is damaged or incomplete. Check that it opens on your device, or save it as a PDF.',
    infected: 'Our virus scanner has refused ‘{name}’.',
    unscanned:
      'We cannot check ‘{name}’ at the moment. Try again in a few minutes, or send the form without a file.',
    changed:
      '‘{name}’ was changed, moved or deleted after you chose it. Remove it and add it again.',
    tooLarge: '‘{name}’ is larger than {megabytes}\u00a0MB.',
    tooMuch: 'Your files are too many or too large: at most {most}, of {megabytes}\u00a0MB each.',
    tooMany: 'You can add at most {most} files.',
  },
};
