/** Any CSS colour as the colour picker wants it; black while the text is none. */
export const hexOf = (text: string): string => {
  const brush = new OffscreenCanvas(1, 1).getContext('2d')
  if (brush === null) return '#000000'
  brush.fillStyle = '#000000'
  brush.fillStyle = text
  return brush.fillStyle.startsWith('#') ? brush.fillStyle : '#000000'
}
