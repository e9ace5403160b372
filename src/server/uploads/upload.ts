/** What visitors may add to a form (spec 1 §5, §9). */
export const MOST_FILES = 6;
export const LARGEST_FILE = 10 * 1024 * 1024; // bytes

/** What is known of a file that was taken in. */
export interface Upload {
  id: string;
  /** As the visitor's device named it, without folders. */
  name: string;
  /** By its content. */
  contentType: string;
  /** In bytes. */
  size: number;
}

/** Why a file was refused by what it is. */
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
  | 'unscanned'; // the scanner could not be asked

export type UploadFault = FileFault | 'tooLarge' | 'tooMany' | 'tooMuch';
