/** Hands a text to the person as a file. */
export const saveFile = (name: string, text: string): void => save(name, text, 'application/json');
export const saveText = (name: string, text: string): void => save(name, text, 'text/plain');

function save(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

export const matchFileName = (game: string, match: string): string => `${game}-${match}.match.json`;
