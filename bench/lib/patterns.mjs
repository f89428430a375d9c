// The patterns of the three contracts, for validators whose definitions are written in code.
export const JOB_ID = /^job_[0-9A-HJKMNP-TV-Z]{26}$/;
export const MEDIA_ID = /^med_[0-9A-HJKMNP-TV-Z]{26}$/;
export const SHA256 = /^[0-9a-f]{64}$/;
export const FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
