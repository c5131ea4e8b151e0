import { Gallery } from 'lander/Gallery.tsx'
import '../../../../generated/gallery.css'
import { gallery } from '../../../../generated/content.ts'

const Page = () => <Gallery content={gallery} />

export default Page
