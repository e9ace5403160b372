/** Why a file was refused. */
export type FileFault =
  | 'empty'
  | 'type' // not one of the accepted
  | 'disguised' // its content is not what its name says
  | 'macros'
  | 'active' // scripts, programs
  | 'protected' // by a password
  | 'bomb' // expands beyond all measure
  | 'unreadable'
  | 'infected'
  | 'unscanned'; // the scanner could not be reached, or the check took too long

export type UploadFault = FileFault | 'tooLarge' | 'tooMany' | 'tooMuch' | 'changed'; // or deleted, after it was chosen

/** A file that was refused, and why. */
export interface RefusedFile {
  name: string;
  reason: UploadFault;
}
