/** A page as grey pixels, row by row from the top. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  /** 0 is black, 255 white. */
  readonly data: Uint8Array;
}
