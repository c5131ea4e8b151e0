/** Converts any CSS colour to hex for the colour picker. Black if the text is not a colour. */
export const hexOf = (text: string): string => {
  const brush = new OffscreenCanvas(1, 1).getContext('2d')
  if (brush === null) return '#000000'
  brush.fillStyle = '#000000'
  brush.fillStyle = text
  return brush.fillStyle.startsWith('#') ? brush.fillStyle : '#000000'
}
