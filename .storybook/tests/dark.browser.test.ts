import { testStoriesIn } from './testStoriesIn.ts'

testStoriesIn('dark')
