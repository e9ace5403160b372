/** The name of a file that a reader would run, or whose macros it would. */
export const PROGRAM_NAME =
  /\.(?:exe|dll|scr|com|bat|cmd|ps1|vbs|js|jse|wsf|hta|msi|lnk|jar|docm|xlsm|pptm|dotm|xltm|xlsb)$/i;
