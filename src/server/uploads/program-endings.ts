/** How the names of files end that a computer runs, as part of a regular expression. */
export const PROGRAM_ENDINGS =
  '(?:exe|dll|scr|com|bat|cmd|ps1|vbs|js|jse|wsf|hta|msi|lnk|jar|docm|xlsm|pptm|dotm|xltm|xlsb)';
