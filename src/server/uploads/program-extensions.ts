/** The file extensions of programs, as part of a regular expression. */
export const PROGRAM_EXTENSIONS =
  '(?:exe|dll|scr|com|bat|cmd|ps1|vbs|js|jse|wsf|hta|msi|lnk|jar|docm|xlsm|pptm|dotm|xltm|xlsb)';
