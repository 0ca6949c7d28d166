// Gives something to the person as a file.

export const download = (name: string, content: string | Blob, type = 'text/plain'): void => {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
