export { bucketFiles, folderFiles, withStoredFiles } from './photoFiles.ts'
export { limitPictureUpload, renderUpload } from './pictureUpload.ts'
export { renderInProcess } from './process/pictureProcess.ts'
export type { FindPicture } from './servePicture.ts'
