import sys,numpy as np
a=np.load(sys.argv[1]); out=open(sys.argv[2],'wb')
w=[a[f'weights_{i}'].astype(np.float32) for i in range(3)]; b=[a[f'bias_{i}'].astype(np.float32) for i in range(3)]
print([x.shape for x in w])
np.array([w[0].shape[0],w[0].shape[1],w[1].shape[1]],np.int32).tofile(out)
for x in (w[0],b[0],w[1],b[1],w[2],b[2]): x.tofile(out)
