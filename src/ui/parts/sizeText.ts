/** A limit as players read it: whole megabytes. */
export const sizeText = (bytes: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte' }).format(
    Math.floor(bytes / 1024 / 1024),
  );
