import { Tinderswipe } from 'lander/Tinderswipe.tsx'
import '../../../../generated/tinderswipe.css'
import { tinderswipe } from '../../../../generated/content.ts'

const Page = () => <Tinderswipe content={tinderswipe} />

export default Page
