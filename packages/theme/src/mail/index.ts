export { mailFontStack } from '../fonts/fontTable.ts'
export { mailLogo, mailLogoColors, mailLogoSize } from './mailLogo.ts'
