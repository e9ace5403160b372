/** What is wrong with a setting: "PORT must be …". */
export interface SettingFault {
  variable: string;
  reason: string;
}
