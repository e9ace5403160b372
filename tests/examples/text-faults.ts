/** What would keep a mail's text part from being read as it is; empty if nothing does. */
export function textFaults(text: string): string[] {
  const lines = text.split('\n');
  return [
    ...lines.filter((line) => line.length > 78 && !/^https?:\/\/\S+$/.test(line)),
    ...lines.filter((line) => /[^\S\n]$|[\u00ad\u2060]/.test(line)),
    ...(text.match(/&(?:#\w+|[a-z]+);|<\/?[a-z][^>\n]*>|\[object/gi) ?? []),
    ...(/\n\n\n/.test(text) ? ['empty lines in a row'] : []),
    ...(/^\S[\s\S]*\S\n$/.test(text) ? [] : ['does not begin and end with its own lines']),
  ];
}
