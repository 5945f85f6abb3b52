/** The height of a product screen, by the width of the container `screen`. */
export const screenHeight = "h-108 @2xl/screen:h-124";
